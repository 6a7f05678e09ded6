/** A legal text in sections, each with its heading and its place in the table of contents. */
import { type Block, type Inline, parseMarkdown } from '@briefcast/contract/kit/markdown';
import { inlines, Markdown } from '../../ui/markdown.tsx';

export interface LegalSection {
  id: string;
  title: readonly Inline[];
  blocks: Block[];
}

/** Splits a text at its headings of the second level; blocks before the first are the intro. */
export function sectionsOf(markdown: string): { intro: Block[]; sections: LegalSection[] } {
  const blocks = parseMarkdown(markdown);
  // The page has its title already.
  const [first] = blocks;
  if (first?.kind === 'heading' && first.level === 1) blocks.shift();
  const intro: Block[] = [];
  const sections: LegalSection[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level <= 2)
      sections.push({
        id: block.id ?? `part-${sections.length + 1}`,
        title: block.children,
        blocks: [],
      });
    else (sections.at(-1)?.blocks ?? intro).push(block);
  }
  return { intro, sections };
}

export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} className="scroll-mt-24">
      <h2 className="text-d3 wrap-anywhere">{inlines(title)}</h2>
      <div className="mt-3 grid gap-3 text-ink-2 wrap-anywhere">
        <Markdown blocks={blocks} />
      </div>
    </section>
  ));
}
