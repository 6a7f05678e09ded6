import type { Block, Inline } from '@briefcast/contract/kit/markdown';
import type { ReactNode } from 'react';
import { ExternalLink, TextLink } from './text-link.tsx';

function LinkInText({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <TextLink to={href}>{children}</TextLink>;
  if (!/^mailto:/iu.test(href)) return <ExternalLink href={href}>{children}</ExternalLink>;
  return (
    <a className="link" href={href}>
      <bdi>{children}</bdi>
    </a>
  );
}

/** Parts of a text never change their order, so their places are their keys. */
export const inlines = (children: readonly Inline[]): ReactNode[] =>
  children.map((child, place) => {
    if (typeof child === 'string') return child;
    const key = `${place}`;
    if (child.kind === 'break') return <br key={key} />;
    const inside = inlines(child.children);
    if (child.kind === 'strong') return <strong key={key}>{inside}</strong>;
    if (child.kind === 'em') return <em key={key}>{inside}</em>;
    return (
      <LinkInText key={key} href={child.href}>
        {inside}
      </LinkInText>
    );
  });

function BlockInText({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{inlines(block.children)}</p>;
    case 'heading': {
      const Heading = block.level <= 3 ? 'h3' : 'h4';
      return (
        <Heading id={block.id ?? undefined} className="scroll-mt-24 font-semibold text-ink">
          {inlines(block.children)}
        </Heading>
      );
    }
    case 'rule':
      return <hr className="border-line" />;
    case 'quote':
      return (
        <blockquote className="grid gap-3 border-s-2 border-line ps-4">
          <Markdown blocks={block.children} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((blocks, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items never change their order.
        <li key={place}>
          <Item blocks={blocks} />
        </li>
      ));
      return block.start === null ? (
        <ul className="list-disc ps-5 [&_li]:mt-1.5">{items}</ul>
      ) : (
        <ol start={block.start} className="list-decimal ps-6 [&_li]:mt-1.5">
          {items}
        </ol>
      );
    }
  }
}

/** An item of one paragraph has no paragraph of its own. */
function Item({ blocks }: { blocks: readonly Block[] }) {
  const [first, ...others] = blocks;
  if (first?.kind !== 'paragraph') return <Markdown blocks={blocks} />;
  return (
    <>
      {inlines(first.children)}
      <Markdown blocks={others} />
    </>
  );
}

/** Blocks of a Markdown text, whose headings begin at the third level. */
export function Markdown({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change their order.
    <BlockInText key={place} block={block} />
  ));
}
