/**
 * Whether a file matches an input's `accept` list; the browser applies it in its own dialog, but not to
 * dropped files.
 */
export function acceptsFile(file: { name: string; type: string }, accept: string | undefined): boolean {
  const rules = (accept ?? '').split(',').map((rule) => rule.trim().toLowerCase());
  if (rules.every((rule) => rule === '')) return true;

  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return rules.some((rule) => {
    if (rule === '') return false;
    if (rule.startsWith('.')) return name.endsWith(rule);
    if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
    return type === rule;
  });
}
