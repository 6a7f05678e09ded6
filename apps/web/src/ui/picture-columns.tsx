import { clsx } from 'clsx';

/** Fixed numbers of columns: automatic ones would be too wide while a server-rendered page is still arriving. */
const grids: Record<number, string> = { 2: 'grid-cols-2', 3: 'grid-cols-3' };

interface PictureColumnsProps {
  /** Two or three. */
  columns: readonly { pictures: readonly string[]; className: string }[];
  className?: string | undefined;
}

/** Columns of portrait-format frames, each with another offset. Decorative. */
export function PictureColumns({ columns, className }: PictureColumnsProps) {
  return (
    <div aria-hidden className={clsx('grid gap-3 md:gap-4', grids[columns.length], className)}>
      {columns.map((column) => (
        <div
          key={column.pictures.join()}
          className={clsx('flex flex-col gap-3 self-start md:gap-4', column.className)}
        >
          {column.pictures.map((name) => (
            <div key={name} className="frame">
              <img
                src={`/art/${name}.webp`}
                alt=""
                width={480}
                height={854}
                // Decorative, so text and controls are loaded first.
                loading="lazy"
                fetchPriority="low"
                decoding="async"
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
