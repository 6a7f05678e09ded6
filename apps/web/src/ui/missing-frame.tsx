/** The frame nobody showed up for: a place marked on the floor, and no face. */
export function MissingFrame({ className }: { className?: string | undefined }) {
  return (
    <div aria-hidden className={`frame bg-cast! shadow-e2 ${className ?? ''}`}>
      <svg viewBox="0 0 180 320" className="frame-fill" aria-hidden="true">
        <path d="M44 320V222a46 46 0 0 1 92 0V320Z" fill="#082920" />
        <circle cx="90" cy="118" r="36" fill="none" stroke="#082920" strokeWidth="5" strokeDasharray="9 9" />
        <path
          d="M16 38V22a6 6 0 0 1 6-6H38M164 282v16a6 6 0 0 1-6 6H142M16 282v16a6 6 0 0 0 6 6H38"
          fill="none"
          stroke="#082920"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}
