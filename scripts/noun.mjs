/** `npm run noun gift-cards`: makes a noun in all its places, as a beginning that works and is tested. */
import { ensureMadeSources } from './lib/made-sources.mjs';
import { makeNoun } from './lib/make-noun.mjs';
import { node24 } from './lib/node24.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { command, PlainError, say } from './lib/say.mjs';

/** @param {string} what @param {string[]} args @param {string} [cwd] */
async function runPackage(what, args, cwd = inRoot()) {
  const { code, output } = await run(node24(), args, { cwd, quiet: true });
  if (code !== 0) throw new PlainError(`${what} failed:\n\n${output.trim()}`);
  return output;
}

await command(async () => {
  const noun = process.argv[2] ?? '';
  const { made, changed } = makeNoun(noun);
  await ensureMadeSources();
  const kit = inRoot('node_modules', 'drizzle-kit', 'bin.cjs');
  const name = noun.replaceAll('-', '_');
  await runPackage('The migration', [kit, 'generate', '--name', name], inRoot('apps', 'server'));
  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  await runPackage('The format', [biome, 'check', '--write', ...made]);
  say(`Made:\n${made.map((path) => `  ${path}`).join('\n')}`);
  say(`Changed, besides a migration:\n${changed.map((path) => `  ${path}`).join('\n')}`);
  say(`
It works: add what makes it a noun of its own.
  1. Say in both languages what it is: packages/i18n/texts/{en,ar}/${noun}.json (docs/glossary.md, docs/arabic.md).
  2. Change its fields in schemas.ts and its table, its rules, and who may use it in policy.ts.
     Delete the migration that was made, and make it again: cd apps/server && npx drizzle-kit generate --name ${name}
  3. Give its feature the floor and the place in the order of locks (lock-order.ts) that it needs, and the floor's place in
     the drawing of ARCHITECTURE.md; say in own-data.ts what it keeps about a person.
  4. Write what holds into docs/rules/${noun}.md, and lead to its page from where people look for it.
  5. Add a look at it to e2e/screens, and a line to CHANGELOG.md.`);
});
