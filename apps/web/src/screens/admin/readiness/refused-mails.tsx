import type { RefusedMail } from '@briefcast/contract';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Card } from '../../../ui/card.tsx';

/** Mails that the mail server refused for good, the newest first. */
export function RefusedMails({ refused }: { refused: readonly RefusedMail[] }) {
  return (
    <Card title={m.mail_refused_title()}>
      <p className="-mt-2 text-ui text-ink-2">{m.mail_refused_text()}</p>
      <ul className="mt-3 divide-y divide-line">
        {refused.map(({ to, reason, at }) => (
          <li key={`${at} ${to}`} className="py-3 text-ui">
            <p className="font-semibold wrap-anywhere">
              {to === '' ? m.mail_refused_nobody() : <bdi>{to}</bdi>}
            </p>
            <p className="wrap-anywhere text-ink-2">
              <bdi>{reason}</bdi>
            </p>
            <p className="hint">
              <time dateTime={at}>{formatDateWithTime(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
