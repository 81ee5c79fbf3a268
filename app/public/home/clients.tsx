import { SlideShow } from '../slide-show/slide-show.tsx'
import { ClientLogo, clients } from './client-logos.tsx'

export function Clients() {
  return (
    <section className="border-y border-line" aria-labelledby="clients-title">
      <div className="shell py-10 lg:py-12">
        <h2 id="clients-title" className="text-base font-medium text-muted">
          Roofs, yards and wards we look after
        </h2>
        <SlideShow
          label="Clients"
          className="relative mt-6 block"
          slideClass="w-1/2 pr-8 sm:w-1/3 lg:w-1/4 xl:w-1/5"
          controlsClass="absolute right-0 -top-14 -mr-3"
          buttonClass="hover:bg-sunken"
          slides={clients.map((client) => ({ key: client.name, content: <ClientLogo client={client} /> }))}
        />
      </div>
    </section>
  )
}
