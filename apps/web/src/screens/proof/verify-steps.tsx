import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

const steps = [
  { tone: 'yellow', title: m.verify_step_code, text: m.verify_step_code_text },
  { tone: 'blue', title: m.verify_step_file, text: m.verify_step_file_text },
  { tone: 'green', title: m.verify_step_answer, text: m.verify_step_answer_text },
] as const;

/** Steps from the paper to the answer. */
export function VerifySteps() {
  return (
    <section aria-labelledby="how" className="wrap pt-2 pb-18">
      <h2 id="how" className="mb-4 text-d2">
        {m.verify_how()}
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {steps.map(({ tone, title, text }, index) => (
          <li key={tone} data-tone={tone} className="ear bg-k-bg p-6 shadow-[inset_0_0_0_1px_var(--k-line)]">
            <span aria-hidden className="disp num block text-[2.5rem] leading-none font-extrabold text-k-ink">
              {formatCount(index + 1)}
            </span>
            <h3 className="mt-3.5 mb-1 text-d4">{title()}</h3>
            <p className="text-ui text-ink-2">{text()}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
