import type { AdminReport, MessageAround } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { mediaUrl } from '../../../lib/media-url.ts';

/** Reported content: a message among those around it, or the copy of anything else as it was then. */
export function ReportContext({ report: { kept, around } }: { report: AdminReport }) {
  return (
    <section aria-labelledby="kept" className="rounded-lg bg-sunken p-4">
      <h3 id="kept" className="label">
        {around.length > 0 ? m.moderation_around() : m.moderation_report_kept()}
      </h3>
      <p className="hint wrap-anywhere">
        {m.moderation_of_author({ name: kept.author })}
        {kept.dealTitle === null ? null : ` · ${m.moderation_in_deal({ title: kept.dealTitle })}`}
      </p>
      {around.length > 0 ? (
        <ol className="mt-3 grid gap-2">
          {around.map((message) => (
            <Message
              key={message.id}
              message={message}
              text={message.isReported ? kept.text : message.text}
            />
          ))}
        </ol>
      ) : (
        <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
          {kept.text}
        </p>
      )}
      {kept.pictures.length > 0 ? <Pictures pictures={kept.pictures} /> : null}
      {kept.sha256 ? (
        <p className="hint num mt-2 wrap-anywhere">
          {m.moderation_report_sha()} <bdi>{kept.sha256}</bdi>
        </p>
      ) : null}
    </section>
  );
}

/** The reported one shows the words that were reported, whatever became of them. */
function Message({ message: { side, isReported }, text }: { message: MessageAround; text: string }) {
  return (
    <li
      data-tone={isReported ? 'orange' : undefined}
      className={clsx('mod-around', side === 'CREATOR' && 'justify-self-end')}
    >
      <p className="hint">{side === 'BRAND' ? m.admin_column_brand() : m.admin_column_creator()}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {isReported ? (
        <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-k-ink">
          <Flag aria-hidden className="ic size-4!" />
          {m.moderation_around_reported()}
        </p>
      ) : null}
    </li>
  );
}

function Pictures({ pictures }: { pictures: readonly string[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {pictures.map((picture) => (
        <li key={picture}>
          <img src={mediaUrl(picture)} alt="" loading="lazy" className="size-16 rounded-lg object-cover" />
        </li>
      ))}
    </ul>
  );
}
