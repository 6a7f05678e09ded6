import { Dialog as Base } from '@base-ui/react/dialog';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { DialogClose } from './dialog-box.tsx';
import type { Slide } from './slide-media.tsx';
import { textDirection } from './text-direction.ts';
import { VideoPlayer } from './video-player.tsx';

interface LightboxProps {
  slides: readonly Slide[];
  /** The one that is shown; null while it is closed. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

/** So far a finger moves before it is a swipe. */
const swipePixels = 48;

/** Work as large as the window: films with sound, one after the other by keys, buttons and swipes. Load it late. */
export function Lightbox({ slides, index, onIndexChange }: LightboxProps) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const slide = index === null ? undefined : slides[index];

  function step(by: 1 | -1) {
    if (index !== null) onIndexChange((index + by + slides.length) % slides.length);
  }
  /** Towards the end of the line, whichever side that is. */
  const onward = (toTheRight: boolean) => step(toTheRight === (textDirection() === 'ltr') ? 1 : -1);

  function handleKey(event: KeyboardEvent) {
    // In the film's position the arrows seek.
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
    // The page follows the finger: to the left comes what stands on the right.
    if (isSideways && Math.abs(clientX - x) > swipePixels) onward(clientX < x);
  }

  return (
    <Base.Root open={slide !== undefined} onOpenChange={(open) => !open && onIndexChange(null)}>
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
                    {m.carousel_slide({
                      position: formatCount(index + 1),
                      count: formatCount(slides.length),
                    })}
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
                  {slides.length > 1 ? (
                    <>
                      <button
                        type="button"
                        className="frame-button absolute! start-3 top-1/2 max-md:hidden"
                        aria-label={m.carousel_previous()}
                        onClick={() => step(-1)}
                      >
                        <ChevronLeft aria-hidden className="ic ic-turn" />
                      </button>
                      <button
                        type="button"
                        className="frame-button absolute! end-3 top-1/2 max-md:hidden"
                        aria-label={m.carousel_next()}
                        onClick={() => step(1)}
                      >
                        <ChevronRight aria-hidden className="ic ic-turn" />
                      </button>
                    </>
                  ) : null}
                </div>
              </>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A film under its own controls, or a picture as large as fits. */
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
