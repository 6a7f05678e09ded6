import type { NewCasting } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { CastingNotice } from '../../../features/castings/casting-notice.tsx';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { useSession } from '../../../lib/session.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { CastingFields } from './casting-fields.tsx';
import { CastingForm, newCasting, previewOf } from './casting-form.ts';
import { categoriesQuery } from './categories-query.ts';

interface CastingEditorProps {
  begin: CastingForm;
  isFixed: boolean;
  /** It takes no applications: another last day is named by opening it again. */
  isClosed?: boolean;
  submitText: string;
  /** Price, next to the button. */
  note: string;
  failedText: string;
  /** Called with everything that is typed, so that a draft can be kept. */
  onTyped?: (typed: CastingForm) => void;
  /** Shown next to the button; `typed` returns the current values. */
  more?: (typed: () => CastingForm) => ReactNode;
  onSubmit: (casting: NewCasting) => Promise<void>;
}

/** Form of a casting, next to a preview for creators. */
export function CastingEditor({
  begin,
  isFixed,
  isClosed = false,
  submitText,
  note,
  failedText,
  onTyped,
  more,
  onSubmit,
}: CastingEditorProps) {
  const form = useForm<CastingForm>({ resolver: schemaResolver(CastingForm), defaultValues: begin });
  const { errors, isSubmitting } = form.formState;

  useEffect(
    () =>
      onTyped
        ? form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) })
        : undefined,
    [form, onTyped],
  );

  const submit = form.handleSubmit(async (typed) => {
    try {
      await onSubmit(newCasting(typed));
    } catch (error) {
      showFailure(form, error, failedText);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_420px]">
        <CastingFields form={form} isFixed={isFixed} isClosed={isClosed} />
        <Preview form={form} />
      </div>
      <div
        data-lower-bar
        className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-surface px-5 py-3.5 shadow-e2"
      >
        <div className="min-w-0 flex-1 basis-64">
          <FormError className="mb-2 empty:hidden">{errors.root?.message}</FormError>
          <p className="text-ui text-ink-2">{note}</p>
        </div>
        {more?.(form.getValues)}
        <OnlineButton type="submit" variant="cast" busy={isSubmitting} busyText={m.casting_saving()}>
          {submitText}
        </OnlineButton>
      </div>
    </form>
  );
}

/** As creators see it, while it is typed. */
function Preview({ form }: { form: UseFormReturn<CastingForm> }) {
  const { user } = useSession();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const [now] = useState(() => new Date());
  const typed = form.watch();
  const brand = {
    companyName: user?.role === 'BRAND' ? user.companyName : '',
    profileImage: user?.role === 'BRAND' ? user.profileImage : null,
  };
  return (
    <section
      aria-label={m.casting_as_creators_see()}
      className="ear bg-sunken p-5 xl:sticky xl:top-20"
      style={{ '--under': 'var(--c-sunken)' } as React.CSSProperties}
    >
      <h2 className="mb-4 text-[17px]">{m.casting_as_creators_see()}</h2>
      <CastingNotice casting={previewOf(typed, brand, categories)} now={now} />
    </section>
  );
}
