/**
 * Statements that a release's migrations may run on tables that the release before still uses (docs/decisions, 63).
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../scripts/lib/paths.mjs';

export const migrationsFolder = inRoot('apps', 'server', 'src', 'platform', 'database', 'migrations');

/** Migrations up to this one are older than the rule; they ran, and stay as they are. */
const lastBefore = 72;

export const isHeld = (file: string): boolean => Number(file.slice(0, 4)) > lastBefore;

/**
 * Rules of squawk that are not asked: the runner sets the time to wait for a lock itself, whole numbers and text are chosen by
 * their meaning, and a value that is added to an enumeration is always its last.
 */
const notAsked = [
  'require-lock-timeout',
  'require-statement-timeout',
  'require-enum-value-ordering',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
];

/** Runs outside of a transaction (apps/server/src/platform/database/run-migration.ts). */
const isConcurrent = (text: string) => /\bindex\s+concurrently\b/i.test(text);

const squawk = inRoot('node_modules', '@squawk-cli', `${process.platform}-${process.arch}`, 'bin', 'squawk');
/** It brings a program for the machine, which npm may not have for every one. */
export const hasSquawk: boolean = existsSync(squawk);

interface Finding {
  line: number;
  rule_name: string;
  message: string;
}

/** Findings of squawk against statements; a comment `-- squawk-ignore RULE` before one is its permission. */
function findingsOfSquawk(statements: string): string[] {
  const asked = [
    ...['--reporter=json', '--pg-version=18', ...notAsked.map((rule) => `--exclude=${rule}`)],
    ...(isConcurrent(statements) ? [] : ['--assume-in-transaction']),
  ];
  try {
    execFileSync(squawk, asked, { input: statements, stdio: ['pipe', 'pipe', 'pipe'] });
    return [];
  } catch (error) {
    // It ends with 1 where it found something.
    const found = JSON.parse(String((error as { stdout: Buffer }).stdout)) as Finding[];
    return found.map(({ line, rule_name, message }) => `line ${line + 1}: ${rule_name}: ${message}`);
  }
}

const statementsOf = (text: string) => text.split('--> statement-breakpoint').map((one) => one.trim());
const withoutComments = (statement: string) => statement.replace(/^\s*--.*$/gm, '').trim();

/** Rows are moved by jobs, a few at a time, as a migration would hold all of them until it is done. */
function movesOf(text: string): string[] {
  return statementsOf(text)
    .filter((statement) =>
      /^(?:update|delete|insert\s+into[\s\S]*\bselect)\b/i.test(withoutComments(statement)),
    )
    .filter((statement) => !/^-- few rows: \S/m.test(statement))
    .map((statement) => `moves rows: ${withoutComments(statement).slice(0, 60)}`);
}

/** Interrupted migrations run again: a half-made index is dropped first, in a migration of its own. */
function concurrencyOf(text: string): string[] {
  const statements = statementsOf(text).map(withoutComments).filter(Boolean);
  if (!statements.some(isConcurrent)) return [];
  const again = /^(?:drop index concurrently if exists|create (?:unique )?index concurrently (?!if))/i;
  return statements
    .filter((one) => !again.test(one))
    .map((one) => `cannot be run again: ${one.slice(0, 60)}`);
}

/** Everything against a migration. */
export const faultsOf = (text: string): string[] => [
  ...findingsOfSquawk(text),
  ...movesOf(text),
  ...concurrencyOf(text),
];

export const pathOf = (file: string): string => join(migrationsFolder, file);
