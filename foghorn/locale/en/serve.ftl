site-not-built = This server has no web page yet; “make play” builds it. Everything else works.
serve-here = Foghorn is open at { $address }; stop it with Ctrl-C.
serve-lan = On your home network: { $address }
error-serve-failed = The server could not start; the log above says why.
error-port-taken = Port { $port } at { $host } is taken; choose another with --port.
