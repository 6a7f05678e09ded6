import { paths } from '@briefcast/contract/paths';
import { RotateCw } from 'lucide-react';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { BareHeader } from '../ui/bare-header.tsx';
import { Button } from '../ui/button.tsx';
import { LostScene } from '../ui/lost-scene.tsx';

/** When a screen breaks. It shows no stack: that stays in the console. */
export function ErrorScreen() {
  useDocumentTitle('Unexpected error');
  return (
    <div className="flex min-h-screen flex-col">
      <BareHeader />
      <LostScene
        title="Unexpected Application Error!"
        actions={
          <>
            <Button
              size="lg"
              icon={<RotateCw aria-hidden className="ic" />}
              onClick={() => location.reload()}
            >
              Reload page
            </Button>
            <a href={paths.landing.href()} className="btn btn-lg btn-outline">
              Return to Home
            </a>
          </>
        }
      >
        This scene stopped before it was finished. What you saved is safe. Reload the page, or start again
        from home.
      </LostScene>
    </div>
  );
}
