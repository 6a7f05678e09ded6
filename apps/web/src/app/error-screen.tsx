import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { RotateCw } from 'lucide-react';
import { useDocumentTitle } from '../lib/use-head.ts';
import { BareHeader } from '../ui/bare-header.tsx';
import { Button } from '../ui/button.tsx';
import { LostScene } from '../ui/lost-scene.tsx';

/** Shown when a screen throws. The stack is only in the console. */
export function ErrorScreen() {
  useDocumentTitle(m.lost_page());
  return (
    <div className="flex min-h-screen flex-col">
      <BareHeader />
      <LostScene
        title={m.lost_title()}
        actions={
          <>
            <Button
              size="lg"
              icon={<RotateCw aria-hidden className="ic" />}
              onClick={() => location.reload()}
            >
              {m.lost_reload()}
            </Button>
            <a href={ownPage(paths.landing.href())} className="btn btn-lg btn-outline">
              {m.lost_home()}
            </a>
          </>
        }
      >
        {m.lost_text()}
      </LostScene>
    </div>
  );
}
