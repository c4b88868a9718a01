/**
 * Reports, beside the still figure of a live part, that the part could not be fetched, in the words of the part or else of the
 * site. The figure remains.
 */
export function sayFailed(part: HTMLElement): void {
  part.append(
    Object.assign(document.createElement('p'), {
      className: 'broken',
      role: 'alert',
      textContent: part.dataset['failed'] ?? document.getElementById('book')?.dataset['failed'] ?? '',
    }),
  );
}
