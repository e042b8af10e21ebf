import type { Site } from './page-data.js'

/** The name and logo of the service. */
export const SiteMark = ({ site: { name, logo } }: { readonly site: Site }) => (
  <p className="site-mark">
    {logo !== null && <img src={logo} alt="" />}
    {name}
  </p>
)
