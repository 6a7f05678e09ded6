import type { LegalPageName, LegalText } from '@briefcast/contract';
import { plainWords } from '@briefcast/contract/kit/markdown';
import { formatList, formatLongDate } from '@briefcast/i18n/format';
import type { MessagePart } from '@briefcast/i18n/message-part';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { companyLine } from '../../lib/market.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LegalSections, sectionsOf } from './legal-sections.tsx';
import { useLegalText } from './use-legal-text.ts';

interface LegalPageProps {
  page: LegalPageName;
  title: string;
  /** Address of the page without a version. */
  path: string;
  /** Version in the address; null for the one in force. */
  version: string | null;
}

/** A legal text in sections, with its table of contents next to it on wide screens. */
export function LegalPage({ page, title, path, version }: LegalPageProps) {
  const { text, hasFailed, retry } = useLegalText(page, version);
  const { intro, sections } = sectionsOf(text?.markdown ?? '');
  return (
    <Main className="pb-16! md:pb-24!">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[260px_minmax(0,1fr)]">
        <header className="max-w-[62ch] lg:col-start-2">
          <h1 tabIndex={-1} className="text-d1 leading-none">
            {title}
          </h1>
          {text ? (
            <>
              <Facts text={text} path={path} />
              <div className="mt-5 grid gap-3 text-lg wrap-anywhere">
                <Markdown blocks={intro} />
              </div>
            </>
          ) : null}
        </header>
        {sections.length > 0 ? (
          <nav
            aria-label={m.legal_contents()}
            className="lg:sticky lg:top-24 lg:row-span-2 lg:row-start-1 lg:self-start"
          >
            <ul className="text-sm lg:border-s lg:border-line">
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="inline-flex min-h-9 items-center text-ink-2 hover:text-ink hover:underline lg:ps-4"
                  >
                    {plainWords(section.title)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className="grid max-w-[62ch] gap-9 lg:col-start-2">
          {hasFailed ? (
            <ErrorState onRetry={retry} className="card p-5 sm:pe-7">
              {m.legal_not_loaded()}
            </ErrorState>
          ) : text ? (
            <>
              <LegalSections sections={sections} />
              <Earlier text={text} path={path} />
            </>
          ) : (
            <Skeleton className="h-60 rounded-2xl" />
          )}
        </div>
      </div>
    </Main>
  );
}

const versionPath = (path: string, version: number) => `${path}?version=${version}`;

/** Head of the page: its day, who runs the market, what is left out, and other versions that matter now. */
function Facts({ text, path }: { text: LegalText; path: string }) {
  const { state, effectiveOn, replacedOn, leftOut, note, next } = text;
  const company = companyLine();
  const leadTo =
    (to: string) =>
    (children: ReactNode): ReactNode => <TextLink to={to}>{children}</TextLink>;
  const line = (parts: readonly MessagePart[], to: string) => (
    <p className="mt-3 font-semibold">
      <RichText parts={parts} tags={{ read: leadTo(to) }} />
    </p>
  );
  const day = (date: string | null) => ({ date: date === null ? '' : formatLongDate(date) });
  return (
    <>
      <p className="mt-3 text-ink-2">
        {effectiveOn === null ? m.legal_not_effective() : m.legal_effective(day(effectiveOn))}
      </p>
      <p className="mt-1 text-ui text-ink-2">
        {company === null ? m.market_no_company() : m.market_company({ company })}
      </p>
      <p className="mt-1 text-ui text-ink-2">{m.legal_english_governs()}</p>
      {leftOut.length > 0 ? (
        <p className="mt-1 text-ui text-ink-2">{m.legal_left_out({ sections: formatList(leftOut) })}</p>
      ) : null}
      {state === 'COMING' ? line(m.legal_coming.parts(day(effectiveOn)), path) : null}
      {state === 'REPLACED' ? line(m.legal_replaced.parts(day(replacedOn)), path) : null}
      {state === 'IN_FORCE' && next
        ? line(m.legal_next.parts(day(next.effectiveOn)), versionPath(path, next.version))
        : null}
      {note ? <p className="mt-3 text-ui">{m.legal_changes({ note })}</p> : null}
    </>
  );
}

function Earlier({ text: { earlier }, path }: { text: LegalText; path: string }) {
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {m.legal_earlier()}
      </summary>
      <ul className="mt-1">
        {earlier.map(({ version, effectiveOn }) => (
          <li key={version}>
            <TextLink to={versionPath(path, version)} className="inline-flex min-h-11 items-center">
              {m.legal_version({ version: String(version), date: formatLongDate(effectiveOn) })}
            </TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
