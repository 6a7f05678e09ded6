/** Whether a file fits an input's `accept` list; the browser checks its own dialog, but not what is dropped. */
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
