/** The logo: a table tile with a lamp in its middle. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path
        fill="var(--brand)"
        fillRule="evenodd"
        d="M7 2h5a4 4 0 0 0 8 0h5a5 5 0 0 1 5 5v5a4 4 0 0 0 0 8v5a5 5 0 0 1-5 5h-5a4 4 0 0 0-8 0H7a5 5 0 0 1-5-5v-5a4 4 0 0 0 0-8V7a5 5 0 0 1 5-5Z"
      />
      <circle cx="16" cy="16" r="5" fill="var(--lamp)" stroke="#14120a" strokeWidth="1.4" />
    </svg>
  );
}
