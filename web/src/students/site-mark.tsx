import type { Site } from './page-data.js'

/** Whose service shows this page. */
export const SiteMark = ({ site: { name, logo } }: { readonly site: Site }) => (
  <p className="site-mark">
    {logo !== null && <img src={logo} alt="" />}
    {name}
  </p>
)
