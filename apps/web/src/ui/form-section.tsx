import type { ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A section of a long form: its name at the start, its fields next to it. Stack them in a divided card. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section className="grid gap-x-8 gap-y-4 p-5 md:p-7 xl:grid-cols-[180px_minmax(0,1fr)]">
      <div>
        <h2 className="text-d4">{title}</h2>
        {hint ? <p className="hint mt-1.5 max-w-[40ch]">{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}
