/** Bodies as Stripe's SDK sends them: `line_items[0][price_data][currency]=aed`. */

export type Form = { [name: string]: string | Form };

/** The form as nested objects; lists are objects with the names 0, 1, and so on. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined) continue;
    let place = form;
    for (const part of path) {
      const next = place[part];
      const inner: Form = typeof next === 'object' ? next : {};
      place[part] = inner;
      place = inner;
    }
    place[last] = value;
  }
  return form;
}

/** Returns the text under the nested names; empty where there is none. */
export function textAt(form: Form, ...names: string[]): string {
  let place: string | Form | undefined = form;
  for (const name of names) place = typeof place === 'object' ? place[name] : undefined;
  return typeof place === 'string' ? place : '';
}

/** The form under the names; empty where there is none. */
export function formAt(form: Form, ...names: string[]): Form {
  let place: string | Form | undefined = form;
  for (const name of names) place = typeof place === 'object' ? place[name] : undefined;
  return typeof place === 'object' ? place : {};
}
