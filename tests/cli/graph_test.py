#!/usr/bin/python3
"""graph_test.py SHUNT: graphs of positions as files, read back: by a few lines of our own, by networkx, igraph and nauty where they are."""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from xml.etree import ElementTree

import shunt_program
from shunt_program import BAD_INPUT, DONE, LIMIT, shunt

try:
    import networkx
except ImportError:
    networkx = None
try:
    import igraph
except ImportError:
    igraph = None

SWAP = "name: A & <B> \"C\"\nboard:\nAB\n..\ngoal:\nBA\n..\n"
SMALL = {"swap": SWAP, "one": "board:\nA\n", "two": "board:\nA.\n", "lost": "board:\nAB.\ngoal:\nBA.\n"}


def size_in(positions):
    """Of a node that is a group: how many positions it has."""
    return () if positions is None else (int(positions),)


def of_graphml(path):
    """({number: (from start, to goal, board)}, edges, attributes of the graph); of a node that is a group also how many positions it has"""
    name = "{http://graphml.graphdrawing.org/xmlns}"
    graph = ElementTree.parse(path).getroot().find(name + "graph")
    assert [part.tag for part in graph][0] == name + "data"  # before the nodes
    values = {data.get("key"): data.text for data in graph.findall(name + "data")}
    nodes = {}
    for node in graph.findall(name + "node"):
        data = {part.get("key"): part.text for part in node}
        nodes[int(node.get("id")[1:])] = (int(data["from_start"]), int(data["to_goal"]), data["board"], *size_in(data.get("positions")))
    edges = {(int(edge.get("source")[1:]), int(edge.get("target")[1:])) for edge in graph.findall(name + "edge")}
    return nodes, edges, values


def of_dot(path):
    text = pathlib.Path(path).read_text(encoding="utf-8")
    rows = re.findall(r'n(\d+) \[from_start=(\d+), to_goal=(-?\d+), board="(.*?)"(?:, positions=(\d+))?\];', text)
    nodes = {int(node): (int(start), int(goal), board, *size_in(size or None)) for node, start, goal, board, size in rows}
    return nodes, {(int(a), int(b)) for a, b in re.findall(r"n(\d+) -- n(\d+);", text)}


def of_edges(path):
    lines = pathlib.Path(path).read_text(encoding="ascii").splitlines()
    assert all(re.fullmatch(r"\d+ \d+", line) for line in lines)
    return {tuple(map(int, line.split())) for line in lines}


def of_sparse6(path):
    """As the format's author describes it."""
    data = [ord(letter) - 63 for letter in pathlib.Path(path).read_text(encoding="ascii").rstrip("\n")[1:]]
    skip = 1 if data[0] < 63 else 4 if data[1] < 63 else 8
    size = data[0] if skip == 1 else int("".join(f"{x:06b}" for x in data[skip // 4 : skip]), 2)
    bits, width = "".join(f"{x:06b}" for x in data[skip:]), max(size - 1, 1).bit_length()
    edges, here = set(), 0
    for at in range(0, len(bits) - width, width + 1):
        here += bits[at] == "1"
        other = int(bits[at + 1 : at + 1 + width], 2)
        if other >= size or here >= size:
            break
        if other > here:
            here = other
        else:
            edges.add((other, here))
    return size, edges


class Graphs(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def path(self, ending):
        return str(self.folder / ("graph" + ending))

    def census(self, ending, *arguments, text=""):
        done = shunt("census", *arguments, "--graph", self.path(ending), "--json", text=text)
        self.assertEqual((done.returncode, done.stderr), (DONE, ""))
        return json.loads(done.stdout)

    def check(self, *arguments, text=""):
        """All formats tell the same graph, and it is that of the census; returns it."""
        report = self.census(".graphml", *arguments, text=text)
        nodes, edges, values = of_graphml(self.path(".graphml"))
        self.assertEqual((len(nodes), len(edges)), (report["reachable"], report["edges"]))
        self.assertEqual(sorted(nodes), list(range(len(nodes))))
        depths = [0] * len(report["depths"])
        for from_start, _, _ in nodes.values():
            depths[from_start] += 1
        self.assertEqual(depths, report["depths"])
        self.assertEqual(sum(to_goal == 0 for _, to_goal, _ in nodes.values()), report.get("goal_positions", 0))
        self.assertEqual(len({board for _, _, board in nodes.values()}), len(nodes))
        self.assertEqual(nodes[int(values["start"])][0], 0)
        for a, b in edges:
            self.assertLess(a, b)
            self.assertLessEqual(abs(nodes[a][0] - nodes[b][0]), 1)
            self.assertLessEqual(abs(nodes[a][1] - nodes[b][1]), 1)
        for ending in (".dot", ".edges", ".s6"):
            self.census(ending, *arguments, text=text)
        self.assertEqual(of_dot(self.path(".dot")), (nodes, edges))
        self.assertEqual(of_edges(self.path(".edges")), edges)
        self.assertEqual(of_sparse6(self.path(".s6")), (len(nodes), edges))
        return nodes, edges, values

    def test_formats_tell_the_same_graph(self):
        for name, text in SMALL.items():
            for metric in ("step", "slide", "move", "super-move"):
                with self.subTest(puzzle=name, metric=metric):
                    self.check("-", "--metric", metric, text=text)
        for storage in ("packed", "hashed"):
            self.check("klotski", "--metric", "move", "--storage", storage)

    def check_quotient(self, small, *arguments, text=""):
        """The groups that all formats tell are those of the graph of all positions; returns it."""

        def large(board):
            return "".join("." if letter in small else letter for letter in board)

        self.census(".graphml", *arguments, text=text)
        nodes, edges, _ = of_graphml(self.path(".graphml"))
        expected = {}
        for from_start, to_goal, board in nodes.values():
            was = expected.get(large(board), (from_start, to_goal, 0))
            expected[large(board)] = min(was[0], from_start), min(was[1], to_goal), was[2] + 1
        joined = {frozenset((large(nodes[a][2]), large(nodes[b][2]))) for a, b in edges}
        self.census(".graphml", *arguments, "--quotient", text=text)
        groups, between, values = of_graphml(self.path(".graphml"))
        self.assertEqual(values["small"], " ".join(small))
        self.assertEqual({large(board): (start, goal, size) for start, goal, board, size in groups.values()}, expected)
        self.assertEqual(len(groups), len(expected))
        self.assertEqual(sorted(groups), list(range(len(groups))))
        self.assertEqual({frozenset((large(groups[a][2]), large(groups[b][2]))) for a, b in between}, {x for x in joined if len(x) == 2})
        self.assertEqual(groups[int(values["start"])][0], 0)
        starts = {board: from_start for from_start, _, board in nodes.values()}
        self.assertTrue(all(starts[board] == from_start for from_start, _, board, _ in groups.values()))
        for ending in (".dot", ".edges", ".s6"):
            self.census(ending, *arguments, "--quotient", text=text)
        self.assertEqual(of_dot(self.path(".dot")), (groups, between))
        self.assertEqual(of_edges(self.path(".edges")), between)
        self.assertEqual(of_sparse6(self.path(".s6")), (len(groups), between))
        return groups, between

    def test_groups_of_positions_are_nodes_when_that_is_wanted(self):
        for metric, storage in (("move", "packed"), ("super-move", "hashed")):
            with self.subTest(metric=metric, storage=storage):
                groups, _ = self.check_quotient("7890", "klotski", "--metric", metric, "--storage", storage)
                self.assertEqual(sum(size for _, _, _, size in groups.values()), 25955)
        self.check_quotient("23", "-", text="board:\n11.\n2..\n3..\n")

    def test_says_that_nodes_are_groups(self):
        done = shunt("census", "klotski", "--graph", self.path(".dot"), "--quotient")
        self.assertEqual(done.returncode, DONE)
        self.assertRegex(done.stdout, r"\ngraph: [\d,]+ groups of positions as nodes, [\d,]+ edges, in ")

    def test_refuses_groups_where_there_are_none(self):
        done = shunt("census", "-", "--graph", self.path(".dot"), "--quotient", text=SWAP)
        self.assertEqual((done.returncode, done.stdout), (BAD_INPUT, ""))
        self.assertIn("all pieces are equally large", done.stderr)
        self.assertEqual(shunt("census", "klotski", "--quotient").returncode, BAD_INPUT)
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_says_what_it_is(self):
        nodes, _, values = self.check("-", "--metric", "step", text=SWAP)
        self.assertEqual((values["puzzle"], values["metric"]), ('A & <B> "C"', "step"))
        self.assertIn((0, 4, "AB/.."), nodes.values())
        self.assertIn((4, 0, "BA/.."), nodes.values())
        nodes, _, _ = self.check("-", text="board:\nA.\n..\n")
        self.assertEqual({to_goal for _, to_goal, _ in nodes.values()}, {-1})

    def test_refuses_what_it_cannot_write(self):
        for name, why in (("graph.png", "must be one of .graphml"), ("none/graph.s6", "cannot be written")):
            done = shunt("census", "klotski", "--graph", str(self.folder / name))
            self.assertEqual((done.returncode, done.stdout), (BAD_INPUT, ""))
            self.assertIn(why, done.stderr)
        done = shunt("census", "klotski", "--storage", "hashed", "--memory", "100KB", "--graph", self.path(".s6"))
        self.assertEqual(done.returncode, LIMIT)
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_asks_for_the_widest_level_not_for_all_positions(self):
        arguments = ("klotski", "--storage", "packed", "--graph", self.path(".graphml"))
        self.assertEqual(shunt("census", *arguments, "--memory", "1800KB").returncode, DONE)
        self.assertEqual(shunt("census", *arguments, "--memory", "1400KB").returncode, LIMIT)

    def test_keeps_the_old_file_until_the_new_one_is_whole(self):
        pathlib.Path(self.path(".s6")).write_text("old", encoding="ascii")
        done = shunt("census", "klotski", "--storage", "hashed", "--memory", "100KB", "--graph", self.path(".s6"))
        self.assertEqual((done.returncode, pathlib.Path(self.path(".s6")).read_text(encoding="ascii")), (LIMIT, "old"))

    def test_others_beside_it_stay_and_a_link_stays_one(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            beside, real, link = folder / "real.dot.1.new", folder / "real.dot", folder / "link.dot"
            beside.write_text("mine", encoding="utf-8")
            real.write_text("old", encoding="utf-8")
            real.chmod(0o640)
            link.symlink_to("real.dot")
            self.assertEqual(shunt("census", "-", "--graph", str(link), text=SWAP).returncode, DONE)
            self.assertEqual(beside.read_text(encoding="utf-8"), "mine")
            self.assertTrue(link.is_symlink())
            self.assertIn("graph positions", real.read_text(encoding="utf-8"))
            self.assertEqual(real.stat().st_mode & 0o777, 0o640)
            self.assertEqual(sorted(path.name for path in folder.iterdir()), ["link.dot", "real.dot", "real.dot.1.new"])

    def test_a_card_on_standard_output_stands_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            graph = pathlib.Path(folder) / "graph.dot"
            found = shunt("census", "-", "--card", "-", "--graph", str(graph), text=SWAP)
            self.assertEqual(found.returncode, DONE)
            self.assertIn("metric", json.loads(found.stdout))
            self.assertTrue(graph.exists())

    @unittest.skipUnless(networkx, "python3-networkx is not there")
    def test_networkx_reads_it(self):
        report = self.census(".graphml", "klotski", "--metric", "step")
        graph = networkx.read_graphml(self.path(".graphml"))
        self.assertEqual((graph.number_of_nodes(), graph.number_of_edges()), (25955, 41948))
        start = f"n{graph.graph['start']}"
        self.assertEqual(graph.nodes[start]["board"], "1223/1223/4556/4786/9..0")
        lengths = networkx.single_source_shortest_path_length(graph, start)
        self.assertEqual(dict(graph.nodes(data="from_start")), lengths)
        self.assertEqual(graph.nodes[start]["to_goal"], 116)
        self.assertEqual(max(lengths.values()), report["eccentricity"])
        self.census(".s6", "klotski", "--metric", "step")
        self.assertEqual(networkx.read_sparse6(self.path(".s6")).number_of_edges(), 41948)
        self.census(".edges", "klotski", "--metric", "step")
        self.assertEqual(networkx.read_edgelist(self.path(".edges"), nodetype=int).number_of_edges(), 41948)

    @unittest.skipUnless(igraph, "python3-igraph is not there")
    def test_igraph_reads_it(self):
        self.census(".graphml", "klotski", "--metric", "step")
        graph = igraph.Graph.Read_GraphML(self.path(".graphml"))
        self.assertEqual((graph.vcount(), graph.ecount()), (25955, 41948))
        lengths = graph.distances(source=int(graph["start"]))[0]
        self.assertEqual([int(x) for x in graph.vs["from_start"]], lengths)
        self.census(".edges", "klotski", "--metric", "step")
        graph = igraph.Graph.Read_Edgelist(self.path(".edges"), directed=False)
        self.assertEqual((graph.vcount(), graph.ecount()), (25955, 41948))

    @unittest.skipUnless(shutil.which("dreadnaut") or shutil.which("dreadnaut-nauty"), "nauty is not there")
    def test_nauty_counts_symmetries(self):
        countg = shutil.which("countg") or shutil.which("nauty-countg")
        for text, order in (("board:\n12\n3.\ndistinct: *\n", 24), ("board:\n123\n45.\ndistinct: *\n", 240)):
            self.census(".s6", "-", "--metric", "step", text=text)
            done = subprocess.run([countg, "--a", self.path(".s6")], capture_output=True, text=True, check=True, timeout=60)
            self.assertIn(f"groupsize={order}", done.stdout)


if __name__ == "__main__":
    shunt_program.start(sys.argv)
    unittest.main()
