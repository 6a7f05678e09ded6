/** The floors of the house: which part of the code may import which. */
import type { Imports } from './imports.ts';

/**
 * The server's features, lowest row first. A feature imports only from rows below its own; a new feature
 * is given its row here.
 */
export const featureStack: readonly (readonly string[])[] = [
  ['link-previews', 'media', 'ledger', 'invoices'],
  ['creators', 'brands'],
  ['accounts', 'portfolio', 'billing'],
  ['payouts', 'payments'],
  ['rights', 'subscriptions'],
  ['deals', 'rosters'],
  ['comments'],
  ['files', 'messages'],
  ['drafts'],
  ['uploads'],
  ['shares', 'reports', 'profiles', 'live', 'notifications', 'system', 'backups', 'proof'],
  ['papers'],
  ['team'],
  ['personal-data'],
  ['admin'],
];

/** The web app's folders, lowest row first. */
const webStack: readonly (readonly string[])[] = [
  ['lib', 'ui', 'styles'],
  ['features'],
  ['screens'],
  ['app'],
  ['server'],
  ['testing'],
];

const contract = 'packages/contract/src/';
const i18n = 'packages/i18n/src/';
const platform = 'apps/server/src/platform/';
const features = 'apps/server/src/features/';
const server = 'apps/server/';
const web = 'apps/web/src/';
const demoArt = 'demo-art/';
const demo = 'apps/server/src/demo/';

/** What everything else stands on: the contract, and above it the texts. */
const isGround = (target: string) => target.startsWith(contract) || target.startsWith(i18n);

/** A file of this repository; anything else is a package. */
const isFile = (target: string) => /^(packages|apps|demo-art|e2e|scripts|test)\//.test(target);
const rowOf = (stack: readonly (readonly string[])[], name: string) =>
  stack.findIndex((row) => row.includes(name));
const below = (folder: string, path: string) => path.slice(folder.length).split('/');

/** The last three check proofs, in a browser as in a command. */
const packagesOfContract = ['zod', 'eventsource-parser', 'canonicalize', '@noble/hashes', '@noble/ed25519'];

function fromContract(target: string): string | undefined {
  if (packagesOfContract.some((name) => target === name || target.startsWith(`${name}/`))) return undefined;
  if (target.startsWith(contract)) return undefined;
  return 'the contract imports itself and few packages that run everywhere, so that any client can use it';
}

function fromI18n(target: string): string | undefined {
  if (!isFile(target) || isGround(target)) return undefined;
  return 'texts and formats import the contract and themselves, as the server and the web app both need them';
}

function fromPlatform(target: string): string | undefined {
  if (!isFile(target) || isGround(target) || target.startsWith(platform)) return undefined;
  return 'the platform knows no feature: it imports the contract, the texts, itself and packages';
}

function fromFeature(file: string, target: string): string | undefined {
  const [own = ''] = below(features, file);
  const row = rowOf(featureStack, own);
  if (row < 0) {
    return `the feature "${own}" has no row yet: put it into featureStack in test/floors.ts, above everything it imports`;
  }
  if (!isFile(target) || isGround(target) || target.startsWith(platform)) return undefined;
  if (!target.startsWith(features))
    return 'a feature imports the contract, the texts, the platform and features below';
  const [other = '', part = ''] = below(features, target);
  if (other === own) return undefined;
  if (rowOf(featureStack, other) < 0 || rowOf(featureStack, other) >= row) {
    return `"${own}" does not stand above "${other}" in the stack of features`;
  }
  if (/^(routes|present)/.test(part)) return "another feature's routes and presenters are its own business";
  return undefined;
}

function fromWeb(file: string, target: string): string | undefined {
  if (target.startsWith(server) || target.startsWith('@briefcast/server'))
    return 'the web app never imports the server';
  if (!isFile(target) || isGround(target)) return undefined;
  if (!target.startsWith(web)) return 'the web app imports the contract, the texts, itself and packages';
  const [own = '', feature] = below(web, file);
  // Files beside the folders, such as main.tsx, put everything together.
  if (!file.slice(web.length).includes('/')) return undefined;
  const [other = '', otherFeature] = below(web, target);
  if (rowOf(webStack, own) < 0) {
    return `the folder "${own}" has no row yet: put it into webStack in test/floors.ts, above everything it imports`;
  }
  if (rowOf(webStack, other) < 0 || rowOf(webStack, other) > rowOf(webStack, own)) {
    return `"${own}" does not stand above "${other}" in the web app`;
  }
  if (own === 'features' && other === 'features' && feature !== otherFeature) {
    return 'features of the web app never import each other: screens compose them';
  }
  return undefined;
}

function fromDemoArt(target: string): string | undefined {
  if (!isFile(target) || [demoArt, demo, 'scripts/lib/'].some((folder) => target.startsWith(folder)))
    return undefined;
  return "the drawings import what the demo names, the commands' parts, themselves and packages";
}

function complaint(file: string, target: string): string | undefined {
  if (file.startsWith(contract)) return fromContract(target);
  if (file.startsWith(i18n)) return fromI18n(target);
  if (file.startsWith(platform)) return fromPlatform(target);
  if (file.startsWith(features)) return fromFeature(file, target);
  if (file.startsWith(web)) return fromWeb(file, target);
  if (file.startsWith(demoArt)) return fromDemoArt(target);
  if (target.startsWith(demoArt)) return 'the demo is made of files: nobody imports their drawings';
  // What is left of the server puts it together: app, process, demo, testing.
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
