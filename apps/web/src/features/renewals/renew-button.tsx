import type { RightKind } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../lib/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { whenOpen } from '../../ui/dialog.tsx';
import { FurtherName } from '../../ui/further-name.tsx';

const RenewDialog = whenOpen(async () => (await import('./renew-dialog.tsx')).RenewDialog);

interface RenewButtonProps {
  dealId: string;
  /** Title of the project, which distinguishes the buttons. */
  title: string;
  /** The other side. */
  other: string;
  /** The right that is proposed; all that can be renewed where absent. */
  kind?: RightKind | undefined;
  /** The form is open from the beginning, as news lead to it. */
  isOpenFirst?: boolean;
}

/** The way to more time: the button, and the form behind it. */
export function RenewButton({ dealId, title, other, kind, isOpenFirst = false }: RenewButtonProps) {
  const { role } = useUser();
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<History aria-hidden className="ic size-4!" />}
        onClick={() => setOpen(true)}
      >
        {role === 'BRAND' ? m.renewal_renew() : m.renewal_offer_more()}
        <FurtherName>{title}</FurtherName>
      </Button>
      {isOpen ? <RenewDialog dealId={dealId} other={other} kind={kind} open onOpenChange={setOpen} /> : null}
    </>
  );
}
