import { clsx } from 'clsx';

interface PictureColumnsProps {
  columns: readonly { pictures: readonly string[]; className: string }[];
  className?: string | undefined;
  /** The first screen shows them: they load at once. */
  priority?: boolean | undefined;
}

/** Columns of vertical frames, each starting at another height. Decoration only. */
export function PictureColumns({ columns, className, priority = false }: PictureColumnsProps) {
  return (
    <div aria-hidden className={clsx('grid auto-cols-fr grid-flow-col gap-3 md:gap-4', className)}>
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
                loading={priority ? 'eager' : 'lazy'}
                decoding="async"
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
