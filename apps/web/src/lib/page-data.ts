/** The data from which the server rendered a page, sent to the browser with it. */
import type { ErrorCode } from '@briefcast/contract';

/** One answer: its key, and either the data or the refusal. */
export interface KnownQuery {
  key: readonly unknown[];
  data?: unknown;
  refusal?: ErrorCode;
}

export interface PageData {
  /** When it was read, in milliseconds since 1970. */
  at: number;
  queries: readonly KnownQuery[];
}

/** The id of the element that contains it in a rendered page. */
export const pageDataId = 'page-data';

/** The data of this page; null if the server did not render it. */
export function readPageData(): PageData | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
