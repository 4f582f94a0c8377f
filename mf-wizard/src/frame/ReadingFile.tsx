/** How far the reading of a large file is, from 0 to 1. */
export function ReadingFile({ share }: { share: number }) {
  return (
    <>
      Lendo o arquivo…
      <progress aria-label="Lendo o arquivo" value={share} />
    </>
  );
}
