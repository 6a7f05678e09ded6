const steps = [
  {
    stock: 'yellow',
    title: 'Sign up and create a profile',
    text: 'Creators add a portfolio, prices and turnaround. Brands add guidelines and audience. Both are free to join.',
  },
  {
    stock: 'blue',
    title: 'Get matched',
    text: 'Filter by language, category, location and price, then send a brief. The creator accepts or rejects it.',
  },
  {
    stock: 'green',
    title: 'Make content and get paid',
    text: 'Upload, chat, revise and approve in one place. When every file is approved, the deal completes.',
  },
] as const;

/** How it works, each step on the paper a deal has at that point. */
export function Steps() {
  return (
    <section aria-labelledby="steps" className="wrap pt-16 md:pt-24">
      <h2 id="steps" className="text-d1 leading-none">
        Three steps, brief to payout
      </h2>
      <ol className="mt-7 grid gap-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step.title}
            data-stock={step.stock}
            className="flex flex-col ear bg-k-bg p-6 shadow-[inset_0_0_0_1px_var(--k-line)] md:min-h-[236px] md:p-7"
          >
            <span aria-hidden className="disp num text-[52px] leading-none font-extrabold text-k-ink">
              {index + 1}
            </span>
            <div className="mt-auto pt-6">
              <h3 className="text-d3">{step.title}</h3>
              <p className="mt-2 text-ui text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
