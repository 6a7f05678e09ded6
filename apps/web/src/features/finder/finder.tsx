import type { OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { whenOpen } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const load = async () => (await import('./finder-box.tsx')).FinderBox;
const FinderBox = whenOpen(load);

/** Button of the header that opens the finder, as Ctrl or Cmd K does on every page. */
export function Finder({ user }: { user: OwnUser }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      // The first of the two keys already loads the box, so that words typed at once are not lost.
      if (event.key === 'Control' || event.key === 'Meta') load().catch(() => undefined);
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <IconButton
        label={m.find_title()}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        icon={<Search aria-hidden className="ic" />}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      />
      <FinderBox user={user} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
