import { differences } from '@briefcast/contract/kit/differences';
import { formatCount } from '@briefcast/i18n/format';
import { directionOf, type Locale } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Badge } from '../../../ui/badge.tsx';

interface TemplateDifferencesProps {
  own: string;
  template: string;
  /** The template when the own text was published; null without one. */
  templateThen: string | null;
  language: Locale;
}

const changed = (from: string, to: string) => differences(from, to).filter(({ isSame }) => !isSame);

/** Paragraphs of the template that an own text says otherwise, and how many are new since it was published. */
export function TemplateDifferences({ own, template, templateThen, language }: TemplateDifferencesProps) {
  const typed = useDeferredValue(own);
  const paragraphs = useMemo(() => changed(typed, template), [typed, template]);
  const since = templateThen === null ? 0 : changed(templateThen, template).length;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="label mb-0!">{m.legal_template()}</h3>
        {since > 0 ? (
          <Badge tone="orange" icon={<RefreshCw aria-hidden className="ic" />}>
            {m.legal_template_new({ n: since, count: formatCount(since) })}
          </Badge>
        ) : null}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it may have the focus.
        tabIndex={0}
        aria-label={m.legal_template()}
        lang={language}
        dir={directionOf(language)}
        className="mt-1.5 grid max-h-96 content-start gap-3 overflow-y-auto rounded-[var(--r-md)] border border-line p-4 text-ui wrap-anywhere"
      >
        {paragraphs.length === 0 ? <p className="text-ink-2">{m.legal_template_same()}</p> : null}
        {paragraphs.map(({ words }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has nothing else.
          <p key={place} className="whitespace-pre-line">
            {words.map(({ kind, text }, at) => {
              const key = `${at} ${kind}`;
              if (kind === 'SAME') return <span key={key}>{text}</span>;
              const Part = kind === 'ADDED' ? 'ins' : 'del';
              return (
                <Part
                  key={key}
                  data-tone={kind === 'ADDED' ? 'green' : 'red'}
                  className="bg-k-bg text-k-ink [&:is(ins)]:no-underline"
                >
                  {text}
                </Part>
              );
            })}
          </p>
        ))}
      </section>
      <p className="hint mt-1.5">{m.legal_template_differs()}</p>
    </div>
  );
}
