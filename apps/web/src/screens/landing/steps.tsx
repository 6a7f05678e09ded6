import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

const steps = [
  {
    stock: 'yellow',
    title: m.landing_step_1,
    text: m.landing_step_1_text,
  },
  {
    stock: 'blue',
    title: m.landing_step_2,
    text: m.landing_step_2_text,
  },
  {
    stock: 'green',
    title: m.landing_step_3,
    text: m.landing_step_3_text,
  },
] as const;

/** How it works, each step on the paper a deal has at that point. */
export function Steps() {
  return (
    <section aria-labelledby="steps" className="wrap pt-16 md:pt-24">
      <h2 id="steps" className="text-d1 leading-none">
        {m.landing_steps()}
      </h2>
      <ol className="mt-7 grid gap-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step.stock}
            data-stock={step.stock}
            className="flex flex-col ear bg-k-bg p-6 shadow-[inset_0_0_0_1px_var(--k-line)] md:min-h-[236px] md:p-7"
          >
            <span aria-hidden className="disp num text-[52px] leading-none font-extrabold text-k-ink">
              {formatCount(index + 1)}
            </span>
            <div className="mt-auto pt-6">
              <h3 className="text-d3">{step.title()}</h3>
              <p className="mt-2 text-ui text-ink-2">{step.text()}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
