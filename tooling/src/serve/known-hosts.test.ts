import { knownHosts } from "./known-hosts.ts";

test("a server answers to this machine's names and to those of the configured origins", () => {
  expect(knownHosts({})).toEqual(["localhost", "127.0.0.1", "[::1]"]);
  const BANQUETE_ORIGINS = "https://a.example.com, http://b.example.com:8080";
  expect(knownHosts({ BANQUETE_ORIGINS }).slice(3)).toEqual([
    "a.example.com",
    "b.example.com",
  ]);
});
