# cmake -DIN=file -DOUT=file -DNAME=value... -P Configure.cmake: configure_file() while building, for a file that is made there.
configure_file(${IN} ${OUT} @ONLY)
