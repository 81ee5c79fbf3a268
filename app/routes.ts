import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { contactMessage } from '../collections/contact-message.ts'
import { allCollections, allDefinitions } from '../collections/index.ts'
import { redirects } from '../collections/static-pages.ts'
import { noPage } from './admin/login-redirect.ts'

/** One page under several paths: the router needs an id for each. */
function pages(paths: string[], file: string) {
  return paths.map((path) => route(path, file, { id: path }))
}

/** Every page. Paths match without regard to case and to a trailing slash. */
export default [
  layout('public/layout.tsx', [
    index('public/home.tsx'),
    route('about', 'public/about/about.tsx'),
    route('Services', 'public/services/list.tsx'),
    route('Commercial', 'public/services/detail.tsx'),
    route('ProductServices', 'public/products/list.tsx'),
    route('ProductDetail', 'public/products/detail.tsx'),
    route('Team', 'public/team/team.tsx'),
    route('SolarServices', 'public/solar/solar-services.tsx'),
    route('Repair', 'public/repair/repair.tsx'),
    route('Global', 'public/lighting/global.tsx'),
    route('wind-turbine-system', 'public/wind/wind.tsx'),
    route('renewable-energy', 'public/renewable/renewable.tsx'),
    route('news', 'public/news/list.tsx'),
    route('newsdetail/:id', 'public/news/article.tsx'),
    route('projects', 'public/projects/projects.tsx'),
    route('contact', 'public/contact/contact.tsx'),
    route('track', 'public/track/track.tsx'),
    route('privacy', 'public/privacy/privacy.tsx'),
    route('search', 'public/search/search.tsx'),
    route('*', 'public/not-found.tsx')
  ]),
  ...pages(Object.keys(redirects), 'public/redirect.ts'),
  route('estimate', 'public/estimate/fragment.tsx'),
  route('fragment/:id', 'public/fragment.tsx'),
  route('sitemap.xml', 'public/seo/sitemap.ts'),
  route('robots.txt', 'public/seo/robots.ts'),
  ...pages(['favicon.ico', 'apple-touch-icon.png'], 'public/seo/icon.ts'),
  route('news/rss.xml', 'public/seo/rss.ts'),
  route('login', 'admin/sign-in/login.tsx'),
  layout('admin/shell/layout.tsx', [
    ...pages(['admin-panel', 'panel'], 'admin/welcome/welcome.tsx'),
    route('account', 'admin/account/account.tsx'),
    route('deleted', 'admin/deleted.tsx'),
    route('textlist', 'admin/texts.tsx'),
    route('media', 'admin/media.tsx'),
    route('checks', 'admin/checks.tsx'),
    route(noPage.slice(1), 'admin/not-found.ts'),
    ...pages(
      allCollections.map(({ admin }) => admin.list.path.slice(1)),
      'admin/list.tsx'
    ),
    ...pages(
      allDefinitions.filter(({ name }) => name !== contactMessage.name).map(({ admin }) => admin.form.path.slice(1)),
      'admin/form.tsx'
    ),
    ...pages([contactMessage.admin.form.path.slice(1)], 'admin/messages/lead.tsx')
  ])
] satisfies RouteConfig
