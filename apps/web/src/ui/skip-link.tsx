/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a href="#main" className="btn btn-primary skip-link">
      Skip to content
    </a>
  );
}
