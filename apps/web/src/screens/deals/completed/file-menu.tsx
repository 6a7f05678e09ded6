import { Menu } from '@base-ui/react/menu';
import { m } from '@briefcast/i18n/messages';
import { Copy, Ellipsis } from 'lucide-react';
import { EdgeCode, shortSum } from '../../../features/proof/edge-code.tsx';
import { copyToClipboard } from '../../../lib/copy-to-clipboard.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PopupMenu } from '../../../ui/popup-menu.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';

/** Menu of a delivered file: the fingerprint that proves a copy. */
export function FileMenu({ sha256, name }: { sha256: string; name: string }) {
  async function handleCopy() {
    await copyToClipboard(sha256).then(
      () => toastSuccess(m.wrap_sum_copied(), sha256),
      () => toastError(m.wrap_sum_not_copied(), sha256),
    );
  }
  return (
    <PopupMenu
      trigger={
        <IconButton label={m.wrap_file_more({ name })} icon={<Ellipsis aria-hidden className="ic" />} />
      }
    >
      <Menu.Group>
        <Menu.GroupLabel className="menu-label">
          <EdgeCode sha256={sha256} />
          <span className="num mt-1 block" title={sha256}>
            {m.wrap_sum({ sum: shortSum(sha256) })}
          </span>
        </Menu.GroupLabel>
        <Menu.Item className="menu-item" onClick={handleCopy}>
          <Copy aria-hidden className="ic" />
          {m.wrap_copy_sum({ name })}
        </Menu.Item>
      </Menu.Group>
    </PopupMenu>
  );
}
