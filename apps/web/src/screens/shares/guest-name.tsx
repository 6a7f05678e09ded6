import { limits } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { guestClient } from '../../features/shares/guest-client.ts';
import { showError } from '../../lib/show-error.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface GuestNameProps {
  token: string;
  name: string;
  onRenamed: () => void;
}

/** The name that the guest gave, and a button to change it. */
export function GuestName({ token, name, onRenamed }: GuestNameProps) {
  const [isOpen, setOpen] = useState(false);
  const [next, setNext] = useState(name);
  const rename = useMutation({
    mutationFn: () => guestClient(token).shares.enter({ params: { token }, body: { name: next } }),
    onSuccess: () => {
      setOpen(false);
      onRenamed();
    },
    onError: (error) => showError(m.share_name_not_changed(), error),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (next.trim() !== '' && !rename.isPending) rename.mutate();
  }

  return (
    <>
      <span className="max-sm:hidden">
        <Avatar name={name} src={null} size={32} />
      </span>
      <bdi className="font-semibold max-sm:sr-only">{name}</bdi>
      <IconButton
        label={m.share_change_name()}
        icon={<Pencil aria-hidden className="ic" />}
        onClick={() => {
          setNext(name);
          setOpen(true);
        }}
      />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.share_change_name()}
        size="sm"
        sheet
        busy={rename.isPending}
        onSubmit={handleSubmit}
        footer={
          <Button type="submit" busy={rename.isPending} disabled={next.trim() === ''}>
            {m.share_save_name()}
          </Button>
        }
      >
        <Field label={m.share_your_name()} hint={m.share_your_name_hint()}>
          <TextInput value={next} maxLength={limits.name} onChange={(event) => setNext(event.target.value)} />
        </Field>
      </Dialog>
    </>
  );
}
