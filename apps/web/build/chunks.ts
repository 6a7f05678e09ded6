/** Which modules travel in one file. Left alone, each module that two screens share becomes a file of its own. */
import { resolve } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Graph = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/** Where the app begins: what it imports is there on every page. */
const start = normalizePath(resolve(import.meta.dirname, '..', 'src', 'main.tsx'));

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/u;
const router = /node_modules[\\/]react-router[\\/]/u;

/** What the landing page shares with other screens. */
const visitors = [
  /i18n[\\/]generated[\\/].*[\\/](call|head|header|footer|theme|stub|format|deal_status)_\w+\.js$/u,
  /i18n[\\/](src[\\/]format\.ts|generated[\\/]\w+[\\/](runtime|registry)\.js)$/u,
  /src[\\/]ui[\\/](app-footer|badge|error-state|icon-button|stub|theme-switch)\.tsx$/u,
  /src[\\/]lib[\\/]theme\.ts$/u,
  /lucide-react.*[\\/]icons[\\/](log-out|menu|moon|play|send|sun|sun-moon|wifi-off)\.mjs$/u,
];

/** What comes with the first call. The rest of the contract, errors and rules, is light and goes with `data`. */
const schemas = /node_modules[\\/]zod[\\/]/u;
const contract =
  /packages[\\/]contract[\\/]src[\\/](routes[\\/]|schemas[\\/]|(client|codecs|envelope|follow-events|paging|zod)\.ts)/u;

/** What every screen with data needs: queries, and what goes wrong with them. */
const data = [
  /packages[\\/]contract[\\/]/u,
  /node_modules[\\/]@tanstack[\\/]/u,
  /src[\\/]lib[\\/](admin-session|api|unreachable|page-data|query-client|query-keys|show-error|use-user)\.ts$/u,
];

const parts = /src[\\/](ui|lib)[\\/]|i18n[\\/]generated[\\/]|lucide-react.*[\\/]icons[\\/]/u;
const small = /src[\\/](ui|lib)[\\/]|packages[\\/]i18n[\\/]|node_modules[\\/](clsx|lucide-react)[\\/]/u;

/** Names every icon; what it passes on is not loaded along with it. */
const iconList = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/u;

/** A module and all that is loaded along with it. */
function closureOf(id: string, graph: Graph, known = new Set<string>()): Set<string> {
  if (known.has(id) || iconList.test(id)) return known;
  known.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) closureOf(imported, graph, known);
  return known;
}

/** Parts that come later, and without the contract and a library: what they bring along is there already. */
function isKit(id: string, graph: Graph): boolean {
  if (!parts.test(id) || closureOf(start, graph).has(id)) return false;
  return [...closureOf(id, graph)].every((one) => [small, react, router].some((kind) => kind.test(one)));
}

const named = (patterns: RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/** The first group that wants a module gets it. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  // A group is what it says; what its modules import goes where it belongs.
  includeDependenciesRecursively: false,
  groups: [
    // These change with dependencies, the app with every release: apart, they stay cached. And apart from one another,
    // as each is made in one go when it is read: together they would keep a phone busy for too long.
    { name: 'react', test: react },
    { name: 'router', test: router },
    { name: 'schemas', test: schemas, minShareCount: 4 },
    { name: 'visitors', test: named(visitors), minShareCount: 2 },
    { name: 'contract', test: contract, minShareCount: 4 },
    { name: 'data', test: named(data), minShareCount: 4 },
    { name: (id, graph) => (isKit(id, graph) ? 'kit' : null), debugName: 'kit', minShareCount: 3 },
  ],
};
