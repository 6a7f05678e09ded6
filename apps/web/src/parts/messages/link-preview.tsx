import { m } from '@briefcast/i18n/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { q } from '../../lib/query.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const linkPreviewQuery = (url: string) =>
  queryOptions({
    ...q('linkPreviews.fetch', { body: { url } }),
    select: ({ metadata }) => metadata,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The preview of a link, requested when the card comes into view; its domain until then, and without an answer. */
export function LinkPreview({ url }: { url: string }) {
  const card = useRef<HTMLAnchorElement>(null);
  const [wasSeen, setSeen] = useState(false);
  const preview = useQuery({ ...linkPreviewQuery(url), enabled: wasSeen });
  const domain = preview.data?.domain || new URL(url).hostname;

  useEffect(() => {
    if (!card.current) return;
    const observer = new IntersectionObserver((moments) => {
      if (moments.some((moment) => moment.isIntersecting)) setSeen(true);
    });
    observer.observe(card.current);
    return () => observer.disconnect();
  }, []);

  // The height is the same in every state, so that the answer does not move the conversation.
  return (
    <a
      ref={card}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="ear-sm mt-2 mb-1 flex h-[68px] w-full min-w-[min(15rem,60vw)] items-center gap-3 bg-surface p-2 pe-4 text-ink shadow-e0 hover:shadow-e1"
    >
      <PreviewPicture src={preview.data?.image ?? null} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        {preview.isLoading ? (
          <Skeleton className="h-4 w-3/4" />
        ) : preview.data?.title ? (
          <b dir="auto" className="block truncate text-sm leading-tight">
            {preview.data.title}
          </b>
        ) : null}
        {preview.data?.description ? (
          <span dir="auto" className="truncate text-xs text-ink-2">
            {preview.data.description}
          </span>
        ) : null}
        <bdi className="hint block truncate">{domain}</bdi>
      </span>
      <span className="sr-only"> {m.link_new_tab()}</span>
    </a>
  );
}

function PreviewPicture({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className="grid size-[52px] flex-none place-items-center overflow-hidden rounded-md bg-sunken text-ink-3">
      {src?.startsWith('https:') && broken !== src ? (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        <Link2 aria-hidden className="ic" />
      )}
    </span>
  );
}
