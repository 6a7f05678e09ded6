import { linkify } from './linkify.ts';

/** A message's text with its addresses as links that hand nothing over. */
export function MessageText({ children }: { children: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {linkify(children).map(({ at, text, href }) =>
        href === undefined ? (
          text
        ) : (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="font-semibold underline underline-offset-3"
          >
            <bdi>{text}</bdi>
          </a>
        ),
      )}
    </p>
  );
}
