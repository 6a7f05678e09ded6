/** Files that only the admin may take: their calls carry the token, which a link could not. */

import { errorFromAnswer, type RouteSpec, requestPath } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { marketFileName } from '@briefcast/i18n/market-name';
import { readAdminToken } from '../../lib/admin-session.ts';
import { answerLanguage } from '../../lib/answer-language.ts';
import { adminBearer, noticeRefusal, readJson } from '../../lib/api.ts';
import { unreachable } from '../../lib/unreachable.ts';

/** The name that the server gave, as it writes it: in ASCII and without quotes. */
const fileNameOf = (disposition: string | null) =>
  /filename="?([\w.-]+)/.exec(disposition ?? '')?.[1] ?? marketFileName();

/** Takes a file and lets the browser save it. Rejects with the AppError of a refusal. */
export async function saveAdminFile(spec: RouteSpec, query: Record<string, unknown>): Promise<void> {
  const token = readAdminToken();
  const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers: HeadersInit = { ...answerLanguage(), ...bearer };
  const answer = await fetch(requestPath(spec, { query }), { headers }).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (!answer.ok) {
    const json = readJson(await answer.text());
    noticeRefusal(answer.status, json, token, adminBearer);
    throw errorFromAnswer(json, answer.headers.get('retry-after'), answer.status);
  }
  const bytes = await answer.blob().catch((cause: unknown) => {
    throw unreachable(cause);
  });
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(answer.headers.get('content-disposition'));
  link.click();
  // The browser has begun to read it by then, or never does.
  setTimeout(() => URL.revokeObjectURL(address), minuteMs);
}
