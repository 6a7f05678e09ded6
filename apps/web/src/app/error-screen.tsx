import { RotateCw } from 'lucide-react';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { Main } from '../ui/main.tsx';
import { MissingFrame } from '../ui/missing-frame.tsx';

/** When a screen breaks or its code cannot be loaded. It shows no stack: that stays in the console. */
export function ErrorScreen() {
  useDocumentTitle('Unexpected error');
  return (
    <div className="flex min-h-screen flex-col">
      <header className="wrap flex h-[72px] items-center">
        {/* A full load: what broke may be in memory. */}
        <a href="/" className="inline-flex min-h-11 items-center">
          <Logo className="h-8" />
        </a>
      </header>
      <Main bleed className="grid place-items-center px-4 pb-16">
        <div role="alert" className="text-center">
          <MissingFrame className="mx-auto w-[120px]" />
          <h1 className="mt-9 text-[34px] md:text-[44px]">Unexpected Application Error!</h1>
          <p className="mx-auto mt-2 max-w-[32em] text-[17px] text-balance text-ink-2">
            This scene stopped before it was finished. What you saved is safe. Reload the page, or start again
            from home.
          </p>
          <div className="mt-7 flex flex-wrap justify-center gap-3">
            <Button
              size="lg"
              icon={<RotateCw aria-hidden className="ic" />}
              onClick={() => location.reload()}
            >
              Reload page
            </Button>
            <a href="/" className="btn btn-lg btn-outline">
              Return to Home
            </a>
          </div>
        </div>
      </Main>
    </div>
  );
}
