import { m } from '@briefcast/i18n/messages';
import { LoadingText } from '../ui/spinner.tsx';

/** Whether the page came with a frame of its own kind, or for somebody who is led elsewhere (before-paint.ts). */
const hasFrame = () => {
  const { viewer, frame } = document.documentElement.dataset;
  return viewer !== undefined && frame !== 'bare';
};

/**
 * Shown while the first screen's code is on its way. For somebody signed in it is the frame that the page came with
 * (index.html), so that nothing moves when the app takes over.
 */
export function StartingScreen() {
  if (!hasFrame()) {
    return (
      <main className="grid min-h-screen place-items-center">
        <LoadingText>{m.list_loading()}</LoadingText>
      </main>
    );
  }
  return (
    <div>
      <div className="starting-bar" />
      <main className="wrap py-7 md:py-9">
        <div aria-hidden>
          <div className="skeleton starting-title" />
        </div>
        <LoadingText className="starting-line h-5">{m.list_loading()}</LoadingText>
        <div aria-hidden>
          <div className="starting-tiles">
            <div className="skeleton" />
            <div className="skeleton" />
            <div className="skeleton" />
            <div className="skeleton" />
          </div>
          <div className="skeleton starting-sheet" />
          <div className="skeleton starting-sheet" />
        </div>
      </main>
    </div>
  );
}
