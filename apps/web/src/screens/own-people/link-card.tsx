import { NewOwnLink, type OwnPeople } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { Link2, Share2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Button } from '../../ui/button.tsx';
import { CopyLinkButton } from '../../ui/copy-link-button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useEndLink, useOpenLink } from './use-own-link.ts';

type Link = NonNullable<OwnPeople['link']>;

/** The link for a chat or a mail of one's own: opened, shared and ended. */
export function LinkCard({ link }: { link: Link | null }) {
  return (
    <section aria-labelledby="own-link" className="card p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="own-link" className="text-[19px]">
          {m.own_people_link()}
        </h2>
        {link ? (
          <span className="hint num">
            {m.own_people_link_joined({ joined: formatCount(link.joined), places: formatCount(link.places) })}
          </span>
        ) : null}
      </div>
      {link ? <OpenLink key={link.code} link={link} /> : <NewLink />}
    </section>
  );
}

function OpenLink({ link: { code, places, expiresAt } }: { link: Link }) {
  const [isAsked, setAsked] = useState(false);
  const end = useEndLink();
  const path = paths.join.href(code);
  const address = new URL(ownPage(path), location.href).href;
  // Closing the phone's own window is no failure.
  const share = () => navigator.share({ url: address }).catch(() => undefined);
  return (
    <div className="own-link mt-4">
      <div className="grid min-w-0 gap-3">
        <Field label={m.own_people_link()} labelHidden>
          <TextInput readOnly dir="ltr" value={address} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <p className="hint">
          {m.own_people_link_text({ date: formatShortDay(expiresAt), places: formatCount(places) })}
        </p>
        <div className="flex flex-wrap gap-2">
          <CopyLinkButton path={path} />
          {'share' in navigator ? (
            <Button variant="outline" icon={<Share2 aria-hidden className="ic" />} onClick={share}>
              {m.own_people_share()}
            </Button>
          ) : null}
          <Button variant="ghost" icon={<Unlink aria-hidden className="ic" />} onClick={() => setAsked(true)}>
            {m.own_people_end()}
          </Button>
        </div>
      </div>
      <QrCode text={address} label={m.own_people_qr()} className="ear-sm size-28 flex-none" />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.own_people_end_title()}
        confirmLabel={m.own_people_end()}
        busy={end.isPending}
        busyText={m.own_people_opening()}
        onConfirm={() => end.mutate(undefined, { onSettled: () => setAsked(false) })}
        danger
      >
        {m.own_people_end_text()}
      </ConfirmDialog>
    </div>
  );
}

function NewLink() {
  const open = useOpenLink();
  const form = useForm<NewOwnLink>({
    resolver: schemaResolver(NewOwnLink),
    defaultValues: { places: 30, days: 30 },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  return (
    <form
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={handleSubmit((body) =>
        open.mutate(body, { onError: (error) => showFailure(form, error, m.own_people_link_failed()) }),
      )}
    >
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={m.own_people_places()} error={errors.places?.message}>
          <TextInput inputMode="numeric" {...register('places', { valueAsNumber: true })} />
        </Field>
        <Field label={m.own_people_days()} error={errors.days?.message}>
          <TextInput inputMode="numeric" {...register('days', { valueAsNumber: true })} />
        </Field>
      </div>
      <FormError className="empty:hidden">{errors.root?.message}</FormError>
      <OnlineButton
        type="submit"
        variant="outline"
        className="justify-self-start"
        icon={<Link2 aria-hidden className="ic" />}
        busy={open.isPending}
        busyText={m.own_people_opening()}
      >
        {m.own_people_open_link()}
      </OnlineButton>
    </form>
  );
}
