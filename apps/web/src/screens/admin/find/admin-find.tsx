import { m } from '@briefcast/i18n/messages';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { whenOpen } from '../../../ui/dialog.tsx';
import { adminPageAt, useAdminGroups } from '../admin-groups.ts';
import { adminKeys } from '../admin-keys.ts';
import { moderationKeys } from '../moderation/moderation-keys.ts';
import { useAdminKeys } from '../use-admin-keys.ts';

const FindBox = whenOpen(async () => (await import('./find-box.tsx')).FindBox);
const KeysBox = whenOpen(async () => (await import('../../../ui/keys-box.tsx')).KeysBox);

/** The find field of the bar, and the keys of all admin pages. */
export function AdminFind() {
  const [finds, setFinds] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const page = adminPageAt(useLocation(), useAdminGroups());
  useAdminKeys({ find: () => setFinds(true), showKeys: () => setShowsKeys(true) });
  return (
    <>
      <button
        type="button"
        className="admin-find"
        aria-label={m.admin_find_title()}
        aria-keyshortcuts="/"
        onClick={() => setFinds(true)}
      >
        <Search aria-hidden className="ic" />
        <span aria-hidden>{m.admin_find_hint()}</span>
        <kbd aria-hidden>/</kbd>
      </button>
      <FindBox open={finds} onOpenChange={setFinds} />
      <KeysBox
        lines={page === 'moderation' ? [...moderationKeys, ...adminKeys] : adminKeys}
        open={showsKeys}
        onOpenChange={setShowsKeys}
      />
    </>
  );
}
