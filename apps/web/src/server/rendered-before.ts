/**
 * Rendering is most of what a public page costs the server, and most visits see what the one before saw: what is read
 * for a page is read each time, and the page is rendered again when that has changed.
 */
interface Rendered {
  /** What was shown, as text. */
  shown: string;
  html: string;
}

/** About 100 kB each. */
const mostPages = 50;

/** By address, the one that was asked for last at the end. */
const pages = new Map<string, Rendered>();

/** The HTML of an address that shows this: as it was rendered before, or by `render`. */
export async function renderedBefore(
  address: string,
  shown: string,
  render: () => Promise<string>,
): Promise<string> {
  const before = pages.get(address);
  pages.delete(address);
  const page = before?.shown === shown ? before : { shown, html: await render() };
  pages.set(address, page);
  const [oldest] = pages.keys();
  if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
  return page.html;
}
