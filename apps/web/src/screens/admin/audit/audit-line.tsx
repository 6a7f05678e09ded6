import { type AuditEntry, auditSubject } from '@briefcast/contract';
import { formatCount, formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichText } from '../../../ui/rich-text.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { auditActionText, auditActorText, auditChanges, auditSubjectPath } from './audit-texts.ts';

/** Number of failures in a line that sums them up for a day; null for other lines. */
function failuresOf({ action, after }: AuditEntry): number | null {
  if (action !== 'admin.log_in_failed' || typeof after !== 'object' || after === null) return null;
  return 'failures' in after && typeof after.failures === 'number' ? after.failures : null;
}

/** Line of the audit trail: action, subject, person and time, with the values before and after below it. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const failures = failuresOf(entry);
  const action = auditActionText(entry.action);
  const date = formatDateWithTime(entry.createdAt);
  const time = (children: ReactNode) => (
    <time dateTime={entry.createdAt} className="whitespace-nowrap">
      {children}
    </time>
  );
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-3 text-ui">
      <span className="font-semibold">
        {failures !== null && failures > 1
          ? m.admin_did_times({ action, n: failures, count: formatCount(failures) })
          : action}
      </span>
      <Subject entry={entry} />
      <span className="hint">
        {failures === null ? (
          <RichText
            parts={m.admin_did_by.parts({ actor: auditActorText(entry.actor), date })}
            tags={{ time }}
          />
        ) : (
          time(date)
        )}
      </span>
      <Changes entry={entry} />
    </li>
  );
}

function Subject({ entry }: { entry: AuditEntry }) {
  const { name, id } = auditSubject(entry.subject);
  const path = auditSubjectPath(entry);
  return (
    <bdi
      className="min-w-0 flex-1 basis-52 wrap-anywhere text-ink-2"
      title={id === null ? undefined : entry.subject}
    >
      {path === null ? name : <TextLink to={path}>{name}</TextLink>}
    </bdi>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = auditChanges(entry);
  if (changes.length === 0) return null;
  return (
    <details className="group basis-full">
      <summary className="hint inline-flex min-h-6 cursor-pointer list-none items-center gap-1.5">
        <ChevronDown aria-hidden className="ic size-4! transition-transform group-open:rotate-180" />
        {m.admin_audit_changes()}
      </summary>
      <div className="mt-1.5 overflow-x-auto">
        <table className="w-full max-w-3xl text-sm">
          <thead>
            <tr className="hint text-start [&>th]:py-1 [&>th]:pe-4 [&>th]:text-start [&>th]:font-medium">
              <th scope="col">{m.admin_audit_field()}</th>
              <th scope="col">{m.admin_audit_before()}</th>
              <th scope="col">{m.admin_audit_after()}</th>
            </tr>
          </thead>
          <tbody className="[&_:is(td,th)]:border-t [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pe-4 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top">
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row" className="font-medium">
                  {field}
                </th>
                <Value>{before}</Value>
                <Value>{after}</Value>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Value({ children }: { children: string }) {
  return (
    <td className="min-w-24 whitespace-pre-line wrap-anywhere">
      <bdi>{children}</bdi>
    </td>
  );
}
