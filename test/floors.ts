/** The floors of the house: which part of the code may import which. */
import { floors } from '../apps/server/src/features.ts';
import { type Imports, sampledFeature } from '../scripts/lib/imports.mjs';
import { importsSample } from './samples.ts';

/** The server's features, lowest row first: a feature imports only from rows below its own. */
export const featureStack: readonly (readonly string[])[] = floors.map((row) => row.map(({ noun }) => noun));

/**
 * The web app's folders, lowest row first. `lib` and `ui` know no noun of the product; `parts` has, by noun, what
 * several features need of it, as features never import one another.
 */
const webStack: readonly (readonly string[])[] = [
  ['lib', 'ui', 'styles'],
  ['service-worker'],
  ['parts'],
  ['features'],
  ['screens'],
  ['app'],
  ['server'],
  ['testing'],
];

const contract = 'packages/contract/';
const i18n = 'packages/i18n/src/';
const searchIndex = 'packages/search-index/src/';
const platform = 'apps/server/src/platform/';
const features = 'apps/server/src/features/';
const testing = 'apps/server/src/testing/';
const server = 'apps/server/';
const web = 'apps/web/src/';
const demoArt = 'tools/demo-art/';
const demo = 'tools/demo/';

/**
 * Words on papers, in all their languages: a page that could reach it would carry words that nobody there reads.
 */
const paperWords = 'packages/i18n/src/paper-words.ts';

/** Base of everything else: the contract, and above it the texts. */
const isGround = (target: string) => target.startsWith(contract) || target.startsWith(i18n);
/** Base of the server: the engine of its searches, too. */
const isServerGround = (target: string) => isGround(target) || target.startsWith(searchIndex);

/** A file of this repository; anything else is a package. */
const isFile = (target: string) => /^(packages|apps|tools|e2e|scripts|test)\//.test(target);
const rowOf = (stack: readonly (readonly string[])[], name: string) =>
  stack.findIndex((row) => row.includes(name));
const below = (folder: string, path: string) => path.slice(folder.length).split('/');

/** The last four check proofs and account numbers, in a browser as on the server. */
const packagesOfContract = [
  'zod',
  'eventsource-parser',
  'canonicalize',
  '@noble/hashes',
  '@noble/ed25519',
  'ibantools',
];

function fromContract(target: string): string | undefined {
  if (packagesOfContract.some((name) => target === name || target.startsWith(`${name}/`))) return undefined;
  if (target.startsWith(contract)) return undefined;
  return 'the contract imports itself and few packages that run everywhere, so that any client can use it';
}

function fromI18n(file: string, target: string): string | undefined {
  if (target === paperWords && file !== 'packages/i18n/src/paper-words.test.ts')
    return 'pages import texts and formats, which therefore leave the words of papers alone';
  if (!isFile(target) || isGround(target)) return undefined;
  return 'texts and formats import the contract and themselves, as the server and the web app both need them';
}

const fromSearchIndex = (target: string): string | undefined =>
  !isFile(target) || target.startsWith(searchIndex)
    ? undefined
    : 'the search index knows no noun: it imports itself and packages';

function fromPlatform(target: string): string | undefined {
  if (!isFile(target) || isServerGround(target) || target.startsWith(platform)) return undefined;
  // It has the number of the release.
  if (target === 'apps/server/package.json') return undefined;
  return 'the platform knows no feature: it imports the contract, the texts, itself and packages';
}

/**
 * Words of features. Files, uploads, mails, pictures and films, papers, payments, shared work and admins are the
 * platform's words as well.
 */
const wordsOfFeatures =
  /\b(backup|billing|brand|brief|calendar|certificate|comment|creator|credit|deal|directory|draft|evidence|guest|invitation|invoice|ledger|licence|message|notification|payout|portfolio|preview|profile|proof|proposal|report|right|roster|subscription|team)s?\b/u;

/** Whether a file of the platform is named after a feature or something of one. Tables stand in the platform, each with its owner. */
export const namesFeature = (file: string): boolean =>
  file.startsWith(platform) &&
  !file.startsWith(`${platform}database/tables/`) &&
  wordsOfFeatures.test(file.slice(platform.length));

function fromFeature(file: string, target: string): string | undefined {
  const [own = ''] = below(features, file);
  const row = rowOf(featureStack, own);
  if (row < 0) {
    return `the feature "${own}" has no row yet: declare it in its index.ts, with a floor above everything it imports`;
  }
  if (!isFile(target) || isServerGround(target) || target.startsWith(platform)) return undefined;
  if (!target.startsWith(features))
    return 'a feature imports the contract, the texts, the platform and features below';
  const [other = '', part = ''] = below(features, target);
  if (other === own) return undefined;
  if (rowOf(featureStack, other) < 0 || rowOf(featureStack, other) >= row) {
    return `"${own}" does not stand above "${other}" in the stack of features`;
  }
  if (/^(index|routes|present)/.test(part))
    return "another feature's declaration, routes and presenters are its own business";
  return undefined;
}

function fromSamples(file: string, target: string): string | undefined {
  const own = `${features}${sampledFeature(file)}/`;
  const allowed = [platform, testing, own];
  if (!isFile(target) || isGround(target) || allowed.some((folder) => target.startsWith(folder)))
    return undefined;
  return 'samples import the contract, the platform, what tests share, and their own feature';
}

function fromWeb(file: string, target: string): string | undefined {
  if (target.startsWith(server) || target.startsWith('@briefcast/server'))
    return 'the web app never imports the server';
  if (target === paperWords)
    return 'papers are printed by the server alone, in more languages than pages have';
  if (!isFile(target) || isGround(target)) return undefined;
  if (!target.startsWith(web)) return 'the web app imports the contract, the texts, itself and packages';
  const [own = '', noun] = below(web, file);
  // Files next to the folders, such as main.tsx, put everything together.
  if (!file.slice(web.length).includes('/')) return undefined;
  const [other = '', otherNoun] = below(web, target);
  if (rowOf(webStack, own) < 0) {
    return `the folder "${own}" has no row yet: put it into webStack in test/floors.ts, above everything it imports`;
  }
  if (rowOf(webStack, other) < 0 || rowOf(webStack, other) > rowOf(webStack, own)) {
    return `"${own}" does not stand above "${other}" in the web app`;
  }
  if (own === 'features' && other === 'features' && noun !== otherNoun) {
    return 'features of the web app never import each other: screens compose them';
  }
  if (own === 'screens' && other === 'screens' && noun !== otherNoun) {
    return 'screens of two nouns never import each other: what they share is a part in features';
  }
  return undefined;
}

function fromDemoArt(target: string): string | undefined {
  if (!isFile(target) || [demoArt, demo, 'scripts/lib/'].some((folder) => target.startsWith(folder)))
    return undefined;
  return "the drawings import what the demo names, the commands' parts, themselves and packages";
}

function complaint(file: string, target: string): string | undefined {
  const sample = importsSample(file, target);
  if (sample) return sample;
  if (file.startsWith(contract)) return fromContract(target);
  if (file.startsWith(i18n)) return fromI18n(file, target);
  if (file.startsWith(searchIndex)) return fromSearchIndex(target);
  if (file.startsWith(platform)) return fromPlatform(target);
  if (sampledFeature(file)) return fromSamples(file, target);
  if (file.startsWith(features)) return fromFeature(file, target);
  if (file.startsWith(web)) return fromWeb(file, target);
  if (file.startsWith(demoArt)) return fromDemoArt(target);
  if (target.startsWith(demoArt)) return 'the demo is made of files: nobody imports their drawings';
  // Remaining files of the server put it together: app, process, testing. The demo fills such a server.
  if (target.startsWith(demo) && !file.startsWith(demo)) return 'the product knows nothing of its demo';
  return target.startsWith(web) ? 'the server never imports the web app' : undefined;
}

/** Every import that goes up a floor, as "file imports target: why not". */
export function violations(imports: Imports): string[] {
  return [...imports].flatMap(([file, targets]) =>
    targets.flatMap((target) => {
      const why = complaint(file, target);
      return why ? [`${file} imports ${target}: ${why}`] : [];
    }),
  );
}
