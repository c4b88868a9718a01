/** Says beside the still figure of a live part, which stays, that what brings it to life could not be fetched. */
export function sayFailed(part: HTMLElement): void {
  part.append(
    Object.assign(document.createElement('p'), {
      className: 'broken',
      role: 'alert',
      textContent: document.getElementById('book')?.dataset['failed'] ?? '',
    }),
  );
}
