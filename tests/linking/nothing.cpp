// A program that does nothing: what it is linked with is what is tested.
int main() { return 0; }
