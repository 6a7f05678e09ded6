import { Dialog as Base } from '@base-ui/react/dialog';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { BackCloses } from './back-closes.tsx';
import { DialogClose } from './dialog-box.tsx';
import { type Slide, SlideSteps, slidePosition } from './slides.tsx';
import { textDirection } from './text-direction.ts';
import { VideoPlayer } from './video-player.tsx';

interface LightboxProps {
  slides: readonly Slide[];
  /** The index of the shown slide; null while it is closed. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

/** A finger has to move this far for a swipe. */
const swipePixels = 48;

/** Shows work in the size of the window: videos with sound, navigated by keys, buttons and swipes. Load it late. */
export function Lightbox({ slides, index, onIndexChange }: LightboxProps) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const slide = index === null ? undefined : slides[index];

  function step(by: 1 | -1) {
    if (index !== null) onIndexChange((index + by + slides.length) % slides.length);
  }
  /** Maps a direction on the screen to a step, depending on the text direction. */
  const onward = (toTheRight: boolean) => step(toTheRight === (textDirection() === 'ltr') ? 1 : -1);

  function handleKey(event: KeyboardEvent) {
    // In the video's progress slider the arrow keys seek.
    if (event.target instanceof HTMLInputElement || slides.length < 2) return;
    if (event.key === 'ArrowRight') onward(true);
    else if (event.key === 'ArrowLeft') onward(false);
    else if (event.key === 'Home') onIndexChange(0);
    else if (event.key === 'End') onIndexChange(slides.length - 1);
    else return;
    event.preventDefault();
  }

  function handleUp({ clientX, clientY }: PointerEvent) {
    if (start.current === null || slides.length < 2) return;
    const { x, y } = start.current;
    start.current = null;
    const isSideways = Math.abs(clientX - x) > 1.5 * Math.abs(clientY - y);
    // The content follows the finger: a swipe to the left shows what is on the right.
    if (isSideways && Math.abs(clientX - x) > swipePixels) onward(clientX < x);
  }

  return (
    <Base.Root open={slide !== undefined} onOpenChange={(open) => !open && onIndexChange(null)}>
      {slide ? <BackCloses onBack={() => onIndexChange(null)} /> : null}
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="lightbox-viewport">
          <Base.Popup
            className="lightbox on-stage grid h-dvh grid-rows-[auto_minmax(0,1fr)] bg-stage text-on-stage outline-none"
            onKeyDown={handleKey}
          >
            {slide && index !== null ? (
              <>
                <div className="flex items-center gap-3 p-3 md:px-5">
                  <Base.Title dir="auto" className="min-w-0 flex-1 truncate text-ui font-semibold">
                    {slide.alt}
                  </Base.Title>
                  <p role="status" className="num text-sm text-on-stage-2">
                    {slidePosition(index, slides.length)}
                  </p>
                  <DialogClose />
                </div>
                <div
                  className="relative grid min-h-0 touch-pan-y grid-rows-[minmax(0,1fr)] place-items-center px-3 pb-4 md:px-20"
                  onPointerDown={(event) => {
                    const isControl = (event.target as Element).closest('input, button') !== null;
                    start.current = isControl ? null : { x: event.clientX, y: event.clientY };
                  }}
                  onPointerUp={handleUp}
                >
                  <Shown key={slide.id} slide={slide} />
                  <SlideSteps
                    count={slides.length}
                    onStep={step}
                    classNames={{
                      previous: 'absolute! start-3 top-1/2 max-md:hidden',
                      next: 'absolute! end-3 top-1/2 max-md:hidden',
                    }}
                  />
                </div>
              </>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A video with its controls, or a picture as large as fits. */
function Shown({ slide }: { slide: Slide }) {
  if (slide.kind === 'image') {
    return (
      <img
        src={slide.url}
        alt={slide.alt}
        translate="no"
        draggable={false}
        className="max-h-full max-w-full rounded-card object-contain select-none"
      />
    );
  }
  return (
    <VideoPlayer
      src={slide.url}
      title={slide.alt}
      posterUrl={slide.posterUrl}
      sound
      className="w-[min(100%,calc((100dvh-10rem)*9/16))]"
    />
  );
}
