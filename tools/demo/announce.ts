/** Output of `npm run demo` at the terminal: where to look, and which accounts can sign in. */
import type { DemoLogin } from './logins.ts';

const roles = { BRAND: 'Brand', CREATOR: 'Creator' } as const satisfies Record<DemoLogin['role'], string>;

/** Columns as wide as their widest cell. */
function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}

/** The address and every login, as lines to print. */
export function announcement(
  address: string,
  logins: readonly DemoLogin[],
  password: string,
  adminPassword: string,
): string {
  const lines = table([
    ['Who', 'Role', 'E-mail', 'Password'],
    ...logins.map(({ who, role, email }) => [who, roles[role], email, password]),
    ['Admin', 'Admin', `${address}/admin`, adminPassword],
  ]);
  const indented = lines.map((line) => `  ${line}`);
  return ['', `Briefcast is ready: ${address}`, '', ...indented, '', 'Ctrl-C stops it.', ''].join('\n');
}
